reason-over = The match is over.
reason-nothing-to-take-back = { $seat } has not made a move yet.
reason-take-back-alone = That cannot be taken back alone any more: { $others } must agree.
reason-resign-two-only = Resigning ends a match of two only. Leave the table and a bot will take the seat.
outcome-resigned = by resignation
