package dev.stoa.adapter.http;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many audit entries of each type there are of each of the last days. The log only grows, so
 * what was counted stays: each time, only the entries since are read.
 */
final class ActivityCount {

  static final int DAYS = 45;

  private final TreeMap<LocalDate, TreeMap<String, Long>> days = new TreeMap<>();
  private long through = -1;

  /** Counts what is new, and shows the last days, oldest first. */
  synchronized JsonValue count(AuditOperations audit, Instant now) {
    LocalDate first = now.atZone(ZoneOffset.UTC).toLocalDate().minusDays(DAYS - 1L);
    if (audit.head().size() < through) {
      // Another workspace is at this place now.
      days.clear();
      through = -1;
    }
    if (through < 0) {
      backwards(audit, first.atStartOfDay(ZoneOffset.UTC).toInstant());
    } else {
      forwards(audit);
    }
    days.headMap(first).clear();
    return shown(first);
  }

  private void backwards(AuditOperations audit, Instant from) {
    through = audit.head().size();
    Option<Long> before = Option.some(through + 1);
    while (before.isDefined()) {
      Page<AuditEntry, Long> page = audit.newest(AuditFilter.ALL, before, Page.MAX_SIZE);
      Seq<AuditEntry> recent = page.items().filter(entry -> !entry.at().isBefore(from));
      recent.forEach(this::add);
      before = recent.size() < page.items().size() ? Option.none() : page.next();
    }
  }

  private void forwards(AuditOperations audit) {
    Option<Long> after = Option.some(through);
    while (after.isDefined()) {
      Page<AuditEntry, Long> page = audit.list(AuditFilter.ALL, after.get(), Page.MAX_SIZE);
      page.items().forEach(this::add);
      page.items().lastOption().forEach(last -> through = last.sequence());
      after = page.next();
    }
  }

  private void add(AuditEntry entry) {
    days.computeIfAbsent(
            entry.at().truncatedTo(ChronoUnit.DAYS).atZone(ZoneOffset.UTC).toLocalDate(),
            day -> new TreeMap<>())
        .merge(entry.event().eventType(), 1L, Long::sum);
  }

  private JsonValue shown(LocalDate first) {
    return JsonObject.builder()
        .put("items", List.range(0, DAYS).map(day -> shownDay(first.plusDays(day))).toJavaList())
        .put("through", through)
        .build();
  }

  private JsonObject shownDay(LocalDate day) {
    Map<String, Long> counts = days.getOrDefault(day, new TreeMap<>());
    return JsonObject.builder().put("day", day.toString()).put("counts", counts).build();
  }
}
