package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * How many audit entries of each type there are of each of the last days. The log only grows, so
 * what was counted stays: each time, only the entries since are read.
 */
public final class AuditActivity {

  private static final AuditQuery ALL = AuditQuery.all().limit(Page.MAX_SIZE);

  private final int shown;
  private SortedMap<LocalDate, SortedMap<String, Long>> days = TreeMap.empty();
  private long through = -1;

  /** Of this many days, this one included. */
  public AuditActivity(int days) {
    this.shown = days;
  }

  /** The entries of a day in UTC, by their type. */
  public record Day(LocalDate day, Map<String, Long> counts) {}

  /**
   * The last days, oldest first.
   *
   * @param through the number of the last entry that was counted
   */
  public record Counted(Seq<Day> days, long through) {}

  /** Counts what is new; always of the same workspace, or everything is counted again. */
  public synchronized Counted count(AuditOperations audit, Instant now) {
    LocalDate first = dayOf(now).minusDays(shown - 1L);
    if (audit.head().size() < through) {
      days = TreeMap.empty();
      through = -1;
    }
    if (through < 0) {
      backwards(audit, first);
    } else {
      forwards(audit);
    }
    days = days.filterKeys(day -> !day.isBefore(first));
    return new Counted(
        List.range(0, shown)
            .map(first::plusDays)
            .map(day -> new Day(day, days.getOrElse(day, TreeMap.empty()))),
        through);
  }

  private void backwards(AuditOperations audit, LocalDate first) {
    through = audit.head().size();
    Option<Long> before = Option.some(through + 1);
    while (before.isDefined()) {
      Page<AuditEntry, Long> page = audit.newest(ALL.after(before.get()));
      Seq<AuditEntry> recent = page.items().filter(entry -> !dayOf(entry.at()).isBefore(first));
      recent.forEach(this::add);
      before = recent.size() < page.items().size() ? Option.none() : page.next();
    }
  }

  private void forwards(AuditOperations audit) {
    Option<Long> after = Option.some(through);
    while (after.isDefined()) {
      Page<AuditEntry, Long> page = audit.list(ALL.after(after.get()));
      page.items().forEach(this::add);
      page.items().lastOption().forEach(last -> through = last.sequence());
      after = page.next();
    }
  }

  private void add(AuditEntry entry) {
    LocalDate day = dayOf(entry.at());
    SortedMap<String, Long> counts = days.getOrElse(day, TreeMap.empty());
    days = days.put(day, counts.put(entry.event().eventType(), 1L, Long::sum));
  }

  private static LocalDate dayOf(Instant at) {
    return at.atZone(ZoneOffset.UTC).toLocalDate();
  }
}
