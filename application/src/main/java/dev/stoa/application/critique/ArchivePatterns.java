package dev.stoa.application.critique;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.critique.ArchiveReport;
import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Archives old patterns that mostly fail, one batch per unit of work, and updates the rates;
 * audited.
 */
final class ArchivePatterns {

  private final Patterns patterns;
  private final AppendAudit audit;
  private final InstantSource clock;

  ArchivePatterns(Patterns patterns, AppendAudit audit, InstantSource clock) {
    this.patterns = patterns;
    this.audit = audit;
    this.clock = clock;
  }

  ArchiveReport batch(PatternRetention retention, PageRequest<TimePosition<PatternId>> page) {
    Instant now = clock.instant();
    patterns.lock();
    Seq<CritiquePattern> old =
        patterns.untouchedSince(retention.cutoff(now), page.after(), page.limit());
    Seq<CritiquePattern> removed = old.reject(retention::keeps);
    patterns.archive(removed, now);
    Map<IssueCategory, CategoryRate> rates = patterns.rates();
    patterns.saveRates(
        removed
            .groupBy(CritiquePattern::category)
            .map(
                (category, all) ->
                    Tuple.of(
                        category, all.foldLeft(rates.get(category).get(), CategoryRate::without)))
            .values());
    if (removed.nonEmpty()) {
      audit.record(
          AuditEvent.of(
              StoaEventType.CRITIQUE_PATTERNS_ARCHIVED,
              AuditMembers.NONE.number("patterns", removed.size())));
    }
    return new ArchiveReport(
        old.size(),
        removed.map(CritiquePattern::id),
        page.page(old, last -> new TimePosition<>(last.updatedAt(), last.id())).next());
  }
}
