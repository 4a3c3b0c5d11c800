package dev.stoa.domain.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class BackupRulesTest {

  private static final Instant NOON = Instant.parse("2026-03-31T12:00:00Z");

  @Test
  void theLastOfSevenDaysFourWeeksAndThreeMonthsAreKept() {
    // Two backups a day for 120 days, the last on Tuesday 2026-03-31.
    Seq<BackupManifest> all =
        Vector.range(0, 240).map(half -> backup(NOON.minus(Duration.ofHours(12L * half))));
    Set<LocalDate> days =
        BackupRetention.DEFAULT
            .retained(all)
            .map(backup -> LocalDate.ofInstant(backup.createdAt(), ZoneOffset.UTC));
    assertEquals(
        Vector.of(
                // Days; the 29th is a Sunday and so also the last of its week.
                "2026-03-31",
                "2026-03-30",
                "2026-03-29",
                "2026-03-28",
                "2026-03-27",
                "2026-03-26",
                "2026-03-25",
                "2026-03-22",
                "2026-03-15",
                "2026-02-28",
                "2026-01-31")
            .map(LocalDate::parse)
            .toSet(),
        days.toSet());
    assertEquals(11, BackupRetention.DEFAULT.retained(all).size());
    assertTrue(BackupRetention.DEFAULT.retained(all).forAll(one -> hour(one) == 12));
  }

  @Test
  void aPauseLosesNothingAndTheNewestIsAlwaysKept() {
    Seq<BackupManifest> old =
        Vector.of(0, 400, 800).map(days -> backup(NOON.minus(Duration.ofDays(days))));
    assertEquals(old.toSet(), BackupRetention.DEFAULT.retained(old).toSet());
    assertEquals(
        old.take(1).toSet(), new BackupRetention(0, 0, 0, 1).retained(old.reverse()).toSet());
    assertEquals(0, BackupRetention.DEFAULT.retained(Vector.empty()).size());
  }

  @Test
  void aRuleThatKeepsNothingIsRefused() {
    assertEquals(
        "least is 0: give 1 or more backups to keep",
        assertThrows(IllegalArgumentException.class, () -> new BackupRetention(7, 4, 3, 0))
            .getMessage());
  }

  @Test
  void aTableThatLostMostOfItsRowsIsNoticed() {
    ContentRoots before = roots(digest("a", 100), digest("b", 100), digest("c", 3));
    ContentRoots after = roots(digest("a", 20), digest("b", 19));
    assertEquals(
        Vector.of(new LostRows("b", 100, 19), new LostRows("c", 3, 0)),
        LostRows.since(before, after));
    assertEquals(0, LostRows.since(after, before).size());
  }

  @Test
  void aNameIsNeverAPath() {
    for (String wrong :
        new String[] {
          "../a_20260102_030405_1f9a0c2e",
          "a/b_20260102_030405_1f9a0c2e",
          ".a_20260102_030405_1f9a0c2e",
          "a_20260102_030405_1f9a0c2e.json",
          "a",
          ""
        }) {
      assertThrows(IllegalArgumentException.class, () -> new BackupName(wrong), wrong);
    }
    assertEquals("_.._x-y", BackupName.workspace(".._x/y"));
    assertEquals(
        "agents_20260331_120000_1f9a0c2e", BackupName.of("agents", NOON, "1f9a0c2e").value());
  }

  @Test
  void aManifestIsReadBackAndAnyChangeIsNoticed() {
    BackupManifest manifest = backup(NOON);
    String text = manifest.text();
    assertEquals(manifest, BackupManifest.parse(text));
    for (int i = 0; i < text.length(); i++) {
      String changed = text.substring(0, i) + (char) (text.charAt(i) ^ 1) + text.substring(i + 1);
      assertThrows(IllegalArgumentException.class, () -> parse(changed), changed);
    }
  }

  private static BackupManifest parse(String text) {
    try {
      return BackupManifest.parse(text);
    } catch (java.time.DateTimeException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Test
  void ageAndCoverageAreThoseOfTheNewest() {
    BackupStatus none = new BackupStatus(Vector.empty(), Vector.empty());
    assertEquals(Option.none(), none.age(NOON));
    assertEquals(0, none.coverage(5));
    BackupStatus one = new BackupStatus(Vector.of(backup(NOON)), Vector.empty());
    assertEquals(Option.some(Duration.ofHours(2)), one.age(NOON.plus(Duration.ofHours(2))));
    assertEquals(0.5, one.coverage(2));
    assertEquals(1, one.coverage(0));
  }

  private static int hour(BackupManifest backup) {
    return backup.createdAt().atOffset(ZoneOffset.UTC).getHour();
  }

  private static TableDigest digest(String table, long rows) {
    return new TableDigest(table, rows, "00");
  }

  private static ContentRoots roots(TableDigest... tables) {
    return new ContentRoots(Vector.of(tables), 2, "ab");
  }

  private static BackupManifest backup(Instant at) {
    return BackupManifestBuilder.builder()
        .name(BackupName.of("agents", at, "1f9a0c2e"))
        .workspace("agents")
        .form(BackupForm.SQLITE)
        .createdAt(at)
        .schema("18.1")
        .bytes(10)
        .sha256("ef")
        .roots(roots(digest("a", 1)))
        .build();
  }
}
