package dev.stoa.domain.debate;

import java.time.Instant;

/**
 * What is needed to append turns to a session.
 *
 * @param status the status of the session
 * @param since when the session was started or resumed
 * @param config the settings of the session
 * @param rounds the highest round of its turns
 * @param latest the sequence of its last turn; 0 without turns
 * @param speakersTakePart whether all given agents take part already
 */
public record NextTurn(
    DebateStatus status,
    Instant since,
    DebateConfig config,
    long rounds,
    long latest,
    boolean speakersTakePart) {}
