package dev.stoa.app.evidence;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Evidence that a debate cites. */
public final class EvidenceWrites implements TorturedContext {

  @Override
  public void write(Workspace workspace, String key) {
    workspace
        .evidence()
        .collect(EvidenceDraft.of("torture", key), Subject.of("torture"), CitationDraft.in(key));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace
            .evidence()
            .citedBy(key, PageRequest.first())
            .items()
            .map(cited -> cited.evidence().draft().snippet())
            .equals(List.of(key)));
  }
}
