extension SymbolIcons {
    /// Symbols that icons replace: rooms, clothes, and vehicles.
    static let rooms = """
        tshirt @checkroom @checkroom
        jacket @checkroom @checkroom
        coat @checkroom @checkroom
        hat.cap mortarboard mortarboard-fill
        hat.widebrim mortarboard mortarboard-fill
        sunglasses sunglasses sunglasses
        comb @content_cut @content_cut
        cup.and.heat.waves cup-hot cup-hot-fill
        air.purifier @air @air
        dehumidifier @air @air
        blinds.vertical.open @vertical_shades @vertical_shades
        blinds.vertical.closed @vertical_shades_closed @vertical_shades_closed
        blinds.horizontal.open @blinds @blinds
        blinds.horizontal.closed @blinds_closed @blinds_closed
        roller.shade.open @roller_shades @roller_shades
        roller.shade.closed @roller_shades_closed @roller_shades_closed
        curtains.open @curtains @curtains
        curtains.closed @curtains_closed @curtains_closed
        window.vertical.open @window @window
        window.casement @window @window
        cabinet @door_sliding @door_sliding
        chandelier @light @light
        light.panel @light @light
        light.recessed @light @light
        light.strip.2 @light @light
        dishwasher @local_laundry_service @local_laundry_service
        dryer @local_laundry_service @local_laundry_service
        door.garage.open @garage @garage
        door.garage.closed @garage @garage
        door.right.hand.open door-open door-open-fill ~h
        door.right.hand.closed door-closed door-closed-fill ~h
        door.sliding.left.hand.closed @door_sliding @door_sliding
        entry.lever.keypad @dialpad @dialpad
        fan.desk fan fan
        fanblades fan fan
        fan.ceiling fan fan
        fireplace @fireplace @fireplace
        microwave @microwave @microwave
        powercord plug plug-fill
        elevator @elevator @elevator
        escalator @escalator @escalator
        stairs @stairs
        ladder ladder ladder
        stroller @stroller @stroller
        carseat.left @airline_seat_recline_normal
        carseat.right @airline_seat_recline_normal ~h
        engine.combustion @car_repair @car_repair
        car.rear car-front car-front-fill
        car.top.door.front.left.open @directions_car
        info.windshield info-circle info-circle-fill
        exclamationmark.transmission exclamation-circle exclamation-circle-fill
        ev.plug.ac.type.1 plug plug-fill
        ev.plug.ac.type.2 plug plug-fill
        ev.plug.dc.ccs1 plug plug-fill
        ev.plug.dc.chademo plug plug-fill
        tram.fill.tunnel train-front-fill
        road.lane.arrowtriangle.2.inward @add_road
        hydrogen fuel-pump
        """
}
