"""The page: views as `board.html` draws them. Nothing here asks the position itself."""
