package dev.stoa.adk;

/** Our service in place of the one that the published tests make. */
public final class OpenedSessionService extends StoaSessionService {

  public OpenedSessionService() {
    super(Opened.stoa());
  }
}
