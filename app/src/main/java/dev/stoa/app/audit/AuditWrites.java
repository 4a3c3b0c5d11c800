package dev.stoa.app.audit;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.tlog.SigningKey;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.security.SecureRandom;

/** Two entries of the audit trail, one after the other, and a checkpoint over them. */
public final class AuditWrites implements TorturedContext {

  private final SigningKey signing = SigningKey.generate("torture", new SecureRandom());

  @Override
  public void write(Workspace workspace, String key) {
    done(
        workspace
            .audit()
            .appendAll(
                List.of("first-", "second-")
                    .map(place -> AuditEvent.of("torture").withId(place + key))));
    done(workspace.audit().checkpoint(signing));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    Option<AuditEntry> first = workspace.audit().find(new AuditEntryId("first-" + key));
    Option<AuditEntry> second = workspace.audit().find(new AuditEntryId("second-" + key));
    return List.of(
        first.isDefined(),
        second.isDefined(),
        first.exists(one -> second.exists(other -> other.sequence() == one.sequence() + 1)));
  }
}
