//
//  Recipe+Samples.swift
//  Pantry
//

import Foundation

extension Recipe {
    static let samples: [Recipe] = [
        Recipe(
            title: "Oat Pancakes",
            summary: "A tall stack for slow mornings. The batter rests while the coffee brews.",
            category: .breakfast,
            imageName: "OatPancakes",
            minutes: 25,
            ingredients: [
                Ingredient("Rolled oats", 150, .grams),
                Ingredient("Buttermilk", 220, .milliliters),
                Ingredient("Eggs", 2),
                Ingredient("Honey", 1.5, .tablespoons),
                Ingredient("Blueberries", 80, .grams),
            ],
            steps: [
                "Blend the oats to a coarse flour.",
                "Whisk in buttermilk, eggs, and honey, then let the batter rest for ten minutes.",
                "Fry small pancakes over medium heat until bubbles form, then flip.",
                "Stack them high and scatter the berries on top.",
            ]
        ),
        Recipe(
            title: "Tomato Soup",
            summary: "Roasted tomatoes, a little cream, and plenty of basil.",
            category: .mains,
            imageName: "TomatoSoup",
            minutes: 45,
            servings: 4,
            ingredients: [
                Ingredient("Ripe tomatoes", 900, .grams),
                Ingredient("Onions", 2),
                Ingredient("Garlic cloves", 3),
                Ingredient("Cream", 80, .milliliters),
                Ingredient("Olive oil", 3, .tablespoons),
            ],
            steps: [
                "Roast tomatoes, onions, and garlic with the oil for thirty minutes.",
                "Blend until smooth and season well.",
                "Swirl in the cream and tear basil over each bowl.",
            ]
        ),
        Recipe(
            title: "Garden Salad",
            summary: "Whatever the market has today, dressed at the last minute.",
            category: .mains,
            imageName: "GardenSalad",
            minutes: 15,
            ingredients: [
                Ingredient("Mixed leaves", 160, .grams),
                Ingredient("Cherry tomatoes", 120, .grams),
                Ingredient("Lemon", 0.5),
                Ingredient("Olive oil", 2, .tablespoons),
            ],
            steps: [
                "Wash the leaves and dry them thoroughly.",
                "Halve the tomatoes and salt them.",
                "Shake lemon juice and oil in a jar, then toss everything together.",
            ]
        ),
        Recipe(
            title: "Lemon Pasta",
            summary: "Bright, buttery, and on the table before the water cools.",
            category: .mains,
            imageName: "LemonPasta",
            minutes: 20,
            difficulty: .medium,
            ingredients: [
                Ingredient("Spaghetti", 220, .grams),
                Ingredient("Lemons", 2),
                Ingredient("Butter", 50, .grams),
                Ingredient("Parmesan", 60, .grams),
                Ingredient("Basil leaves", 10),
            ],
            steps: [
                "Boil the spaghetti in well-salted water.",
                "Melt the butter with lemon zest and a ladle of pasta water.",
                "Toss pasta, sauce, and cheese off the heat until glossy.",
                "Finish with lemon juice and basil.",
            ]
        ),
        Recipe(
            title: "Chickpea Curry",
            summary: "A pantry dinner with coconut milk and warm spices.",
            category: .mains,
            imageName: "ChickpeaCurry",
            minutes: 35,
            servings: 4,
            difficulty: .medium,
            ingredients: [
                Ingredient("Chickpeas", 480, .grams),
                Ingredient("Coconut milk", 400, .milliliters),
                Ingredient("Curry paste", 2, .tablespoons),
                Ingredient("Onion", 1),
                Ingredient("Spinach", 100, .grams),
            ],
            steps: [
                "Soften the onion, then fry the curry paste until fragrant.",
                "Add chickpeas and coconut milk and simmer for twenty minutes.",
                "Stir in the spinach and serve with rice.",
            ]
        ),
        Recipe(
            title: "Country Bread",
            summary: "A crackling crust from an overnight dough. No kneading.",
            category: .baking,
            imageName: "CountryBread",
            minutes: 840,
            servings: 8,
            difficulty: .challenging,
            ingredients: [
                Ingredient("Bread flour", 500, .grams),
                Ingredient("Water", 370, .milliliters),
                Ingredient("Salt", 10, .grams),
                Ingredient("Dry yeast", 2, .grams),
            ],
            steps: [
                "Stir everything together and cover the bowl.",
                "Let the dough rise overnight at room temperature.",
                "Shape the loaf and heat a heavy pot in the oven.",
                "Bake covered for thirty minutes, then uncovered for fifteen.",
            ]
        ),
        Recipe(
            title: "Berry Tart",
            summary: "Crisp pastry, vanilla cream, and rings of strawberries.",
            category: .baking,
            imageName: "BerryTart",
            minutes: 75,
            servings: 6,
            difficulty: .challenging,
            ingredients: [
                Ingredient("Flour", 220, .grams),
                Ingredient("Cold butter", 110, .grams),
                Ingredient("Pastry cream", 350, .milliliters),
                Ingredient("Strawberries", 400, .grams),
            ],
            steps: [
                "Rub butter into flour, add a little water, and chill the dough.",
                "Bake the shell blind until golden.",
                "Fill with cream and arrange the berries from the outside in.",
            ]
        ),
        Recipe(
            title: "Citrus Cooler",
            summary: "Orange, mint, and lots of ice.",
            category: .drinks,
            imageName: "CitrusCooler",
            minutes: 5,
            ingredients: [
                Ingredient("Oranges", 3),
                Ingredient("Sparkling water", 300, .milliliters),
                Ingredient("Mint sprigs", 2),
            ],
            steps: [
                "Squeeze the oranges over ice.",
                "Top up with sparkling water and a sprig of mint.",
            ]
        ),
    ]

    static let preview = samples[3]
}
