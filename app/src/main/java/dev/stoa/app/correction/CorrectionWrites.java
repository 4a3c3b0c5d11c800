package dev.stoa.app.correction;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A correction, and the one that took its place. */
public final class CorrectionWrites implements TorturedContext {

  @Override
  public void write(Workspace workspace, String key) {
    CorrectionDraft draft = CorrectionDraft.of("subject of " + key, key, "first of " + key);
    done(workspace.corrections().record(draft));
    done(workspace.corrections().record(draft.claim("second of " + key)));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace
            .corrections()
            .list(CorrectionPageQuery.all().in(new Discipline(key)))
            .items()
            .map(
                one ->
                    one.draft().claim() + " " + one.isActive() + one.validity().until().isEmpty())
            .sorted()
            .equals(List.of("first of " + key + " falsefalse", "second of " + key + " truetrue")));
  }
}
