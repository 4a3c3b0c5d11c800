package dev.stoa.domain.debate;

/**
 * What is needed to append turns to a session.
 *
 * @param status the status of the session
 * @param rounds the highest round of its turns
 * @param latest the sequence of its last turn; 0 without turns
 * @param speakersRegistered whether everybody who was asked about is registered
 */
public record NextTurn(DebateStatus status, long rounds, long latest, boolean speakersRegistered) {}
