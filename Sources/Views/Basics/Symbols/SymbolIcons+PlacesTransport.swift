extension SymbolIcons {
    /// Symbols that icons replace: places and transport.
    static let placesTransport = """
        car car-front car-front-fill
        car.front.waves.up @car_crash
        car.side @directions_car
        bus bus-front bus-front-fill
        bus.doubledecker bus-front bus-front-fill
        tram train-lightrail-front train-lightrail-front-fill
        cablecar @tram @tram
        train.side.front.car train-front train-front-fill
        lightrail train-lightrail-front train-lightrail-front-fill
        ferry @directions_boat @directions_boat
        airplane airplane-fill ~r
        airplane.departure @flight_takeoff
        airplane.arrival @flight_land
        bicycle bicycle
        scooter scooter
        moped @moped
        motorcycle @two_wheeler
        truck.box truck truck
        truck.pickup.side truck truck
        box.truck truck truck
        fuelpump ev-station ev-station-fill
        ev.charger ev-station ev-station-fill
        parkingsign p-square
        parkingsign.circle p-circle p-circle-fill
        road.lanes @add_road
        signpost.right signpost signpost-fill
        signpost.left signpost signpost-fill ~h
        signpost.right.and.left signpost-split signpost-split-fill
        building.2 buildings buildings-fill
        building building building-fill
        building.columns bank bank2
        house.lodge house-door house-door-fill
        tent @festival
        mountain.2 @landscape @landscape
        beach.umbrella umbrella umbrella-fill
        storefront shop shop
        cup.and.saucer cup-hot cup-hot-fill
        mug cup-hot cup-hot-fill
        takeoutbag.and.cup.and.straw cup-straw cup-straw
        wineglass @wine_bar @wine_bar
        fork.knife @restaurant
        birthday.cake @cake @cake
        carrot @eco @eco
        fish @set_meal @set_meal
        cart cart cart-fill
        bag bag bag-fill
        basket basket basket-fill
        handbag handbag handbag-fill
        backpack @backpack @backpack
        suitcase briefcase briefcase-fill
        suitcase.rolling @luggage @luggage
        suitcase.cart @luggage @luggage
        briefcase briefcase briefcase-fill
        latch.2.case briefcase briefcase-fill
        gift gift gift-fill
        giftcard @card_giftcard @card_giftcard
        tag tag tag-fill
        wallet.pass wallet wallet-fill
        wallet.bifold wallet wallet-fill
        banknote cash cash
        creditcard.and.123 credit-card-2-front credit-card-2-front-fill
        dollarsign.arrow.circlepath currency-exchange
        chart.line.flattrend.xyaxis @trending_flat
        ticket ticket-perforated ticket-perforated-fill
        popcorn @theaters @theaters
        location.viewfinder @my_location
        location.magnifyingglass @location_searching
        safari compass compass-fill
        binoculars binoculars binoculars-fill
        flag flag flag-fill
        flag.checkered @sports_score
        flag.2.crossed @sports_score @sports_score
        flag.pattern.checkered @sports_score
        point.topleft.down.curvedto.point.bottomright.up @route @route
        """
}
