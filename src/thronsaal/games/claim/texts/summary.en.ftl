summary-tricks = Tricks
summary-tricks-first = won in the first phase
summary-tricks-second = won in the second phase
summary-longest-run = most in a row
summary-piles = Score piles
summary-sum = sum of all values
