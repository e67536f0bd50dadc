summary-tricks = Stiche
summary-tricks-first = gewonnen in der ersten Phase
summary-tricks-second = gewonnen in der zweiten Phase
summary-longest-run = am meisten hintereinander
summary-piles = Punktestapel
summary-sum = Summe aller Werte
