reason-over = The match is over.
reason-nothing-to-take-back = { $seat } has not made a move yet.
reason-take-back-alone = That cannot be taken back alone any more: { $others } must agree.
reason-resign-two-only = Resigning ends a match of two only. Leave the table and a bot will take the seat.
outcome-resigned = by resignation

fault-raised = { $bot } failed with an error ({ $detail }). A legal move was drawn for it.
fault-stalled = { $bot } did not answer within { $detail } seconds. A legal move was drawn for it.
fault-garbage = { $bot } answered with { $detail }, which is no move. A legal move was drawn for it.
fault-illegal = { $bot } answered with a move that is not allowed ({ $detail }). A legal move was drawn for it.
