package dev.stoa.bootstrap.audit;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;

/** Opens a workspace, new or not, and appends: {@code <url> <name> <count>}. */
public final class AppendingProcess {

  private AppendingProcess() {}

  public static void main(String[] arguments) {
    int count = Integer.parseInt(arguments[2]);
    try (Stoa stoa = Stoa.open(arguments[0])) {
      for (int i = 0; i < count; i++) {
        AuditEntry entry = stoa.audit().append(AuditEvent.of("raced").session(arguments[1])).get();
        System.out.println(entry.sequence());
      }
    }
  }
}
