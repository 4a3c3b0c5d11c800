package dev.stoa.app.notebook;

import dev.stoa.app.audit.AuditedWrites;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;

/** What is audited of notes. */
public final class NotebookAuditedWrites implements AuditedWrites {

  @Override
  public void run(Stoa stoa, String secret) {
    String id =
        stoa.notebook()
            .write(secret, NoteDraft.of(new NoteTopic(secret), "about " + secret))
            .get()
            .id()
            .value();
    stoa.notebook().archive(secret, id).get();
    stoa.notebook().restore(secret, id).get();
    stoa.notebook().delete(secret, id).get();
  }
}
