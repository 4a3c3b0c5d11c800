package dev.stoa.example.wiring;

import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Remember;
import io.vavr.control.Either;

/** A service of the application: it notes failed logins, and remembers why they failed. */
public final class LoginService {

  private final Stoa stoa;

  public LoginService(Stoa stoa) {
    this.stoa = stoa;
  }

  /** Notes that a token was refused and remembers the reason, or does neither. */
  public AuditEntry refused(String token, String reason) {
    return stoa.atomically(workspace -> noted(workspace, token, reason))
        .getOrElseThrow(RefusalException::new);
  }

  private static Either<AuditRefused, AuditEntry> noted(
      Workspace workspace, String token, String reason) {
    workspace.memory().remember(Remember.of(reason)).getOrElseThrow(RefusalException::new);
    return workspace.audit().append(AuditEvent.of("auth_failure").token(token));
  }
}
