"""Templates, styles, drawings, typefaces and one small script; drawn by the server."""
