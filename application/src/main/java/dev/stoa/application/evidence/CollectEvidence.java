package dev.stoa.application.evidence;

import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationDraft;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.Collected;
import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.trust.ItemKind;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Set;

/** The step of storing evidence once and citing it; requires an open write unit. */
final class CollectEvidence {

  private final EvidenceItems items;
  private final Citations citations;
  private final TextIndex index;
  private final BindOrigins origins;
  private final InstantSource clock;
  private final IdSource ids;

  CollectEvidence(
      EvidenceItems items,
      Citations citations,
      TextIndex index,
      BindOrigins origins,
      InstantSource clock,
      IdSource ids) {
    this.items = items;
    this.citations = citations;
    this.index = index;
    this.origins = origins;
    this.clock = clock;
    this.ids = ids;
  }

  Seq<Collected> collect(Seq<EvidenceDraft> drafts, Subject subject, Option<CitationDraft> cited) {
    Instant now = clock.instant();
    Seq<Evidence> wanted =
        drafts
            .map(draft -> Evidence.collected(new EvidenceId(ids.next()), draft, subject, now))
            .toVector();
    Seq<Evidence> stored = items.keep(wanted);
    // What was stored under another id existed before, or comes twice in this batch.
    Set<EvidenceId> fresh = new HashSet<>();
    wanted.forEach(one -> fresh.add(one.id()));
    Seq<Evidence> added = stored.distinct().filter(one -> fresh.contains(one.id()));
    index.putAll(added.map(Evidence::document));
    origins.bind(ItemKind.EVIDENCE, added.map(one -> one.id().value()));
    for (CitationDraft citation : cited) {
      citations.save(
          stored.map(Evidence::id).distinct().map(id -> new Citation(id, citation, now)));
    }
    return stored.map(one -> new Collected(one, fresh.remove(one.id()))).toVector();
  }
}
