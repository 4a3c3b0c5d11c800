package dev.stoa.testkit.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.VersionScore;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The contract of every store of code versions. */
public interface CodeVersionsContract extends DebateSamples {

  @Test
  default void aVersionIsStoredAndRead() {
    DebateSession in = session("s-1");
    DebateTurn turn = turn(in, "t-1", 1, draft(1, DebatePhase.OPTIMIZATION, ADA));
    CodeVersion first =
        version(
            in,
            1,
            CodeDraft.of("int x = 1;\n")
                .turn(turn.id())
                .language("java")
                .quality(0.7)
                .testPassRate(0.30000000000000004)
                .metrics(CanonicalJson.of("{\"complexity\": 3}")),
            Option.none());
    CodeVersion second = version(in, 2, CodeDraft.of("int x = 2;\n"), Option.some("@@ -1 +1 @@"));
    assertEquals(Option.some(first), ask(() -> storage().codeVersions().find(in.id(), 1)));
    assertEquals(Option.some(second), ask(() -> storage().codeVersions().latest(in.id())));
    assertEquals(Option.none(), ask(() -> storage().codeVersions().find(in.id(), 3)));
    DebateSession other = session("s-2");
    assertEquals(Option.none(), ask(() -> storage().codeVersions().latest(other.id())));
    assertEquals(
        Vector.of(second), ask(() -> storage().codeVersions().after(in.id(), 1, 9)).toVector());
    assertEquals(
        Vector.of(first), ask(() -> storage().codeVersions().after(in.id(), 0, 1)).toVector());
  }

  @Test
  default void versionsOfALanguageAreListedNewestFirst() {
    DebateSession in = session("s-1");
    version(in, 1, CodeDraft.of("a").language("java"), Option.none());
    CodeVersion second = version(in, 2, CodeDraft.of("b").language("java"), Option.none());
    version(in, 3, CodeDraft.of("c").language("go"), Option.none());
    version(in, 4, CodeDraft.of("d").language("java"), Option.none());
    assertEquals(
        Vector.of(4L, 2L, 1L),
        numbers(ask(() -> storage().codeVersions().ofLanguage("java", Option.none(), 9))));
    assertEquals(
        Vector.of(1L),
        numbers(
            ask(
                () ->
                    storage().codeVersions().ofLanguage("java", Option.some(second.ageKey()), 9))));
  }

  @Test
  default void versionsAreListedByScoreBestFirst() {
    DebateSession in = session("s-1");
    version(in, 1, CodeDraft.of("a").quality(0.5).testPassRate(0.9), Option.none());
    version(in, 2, CodeDraft.of("b").quality(0.9), Option.none());
    version(in, 3, CodeDraft.of("c").quality(0.5).testPassRate(0.2), Option.none());
    version(in, 4, CodeDraft.of("d"), Option.none());
    version(in, 5, CodeDraft.of("e").quality(0.1), Option.none());
    assertEquals(Vector.of(2L, 3L, 1L), ranked(VersionScore.QUALITY, 0.5, Option.none()));
    assertEquals(
        Vector.of(1L, 5L),
        ranked(
            VersionScore.QUALITY,
            0,
            Option.some(new CodeVersion.ScoreKey(0.5, new CodeVersionId("s-1-3")))));
    assertEquals(Vector.of(1L), ranked(VersionScore.TEST_PASS_RATE, 0.5, Option.none()));
  }

  @Test
  default void versionsAreFoundByAMemberOfTheirMetrics() {
    DebateSession in = session("s-1");
    version(in, 1, CodeDraft.of("a").metrics(CanonicalJson.of("{\"c\": 3}")), Option.none());
    version(in, 2, CodeDraft.of("b").metrics(CanonicalJson.of("{\"c\": 4}")), Option.none());
    assertEquals(
        Vector.of(2L),
        numbers(
            ask(
                () ->
                    storage()
                        .codeVersions()
                        .containing(JsonMember.json("c", "4"), Option.none(), 9))));
  }

  private Seq<Long> ranked(VersionScore score, double least, Option<CodeVersion.ScoreKey> after) {
    return numbers(ask(() -> storage().codeVersions().ranked(score, least, after, 9)));
  }

  private static Vector<Long> numbers(Seq<CodeVersion> versions) {
    return versions.map(CodeVersion::number).toVector();
  }

  private CodeVersion version(DebateSession in, long number, CodeDraft draft, Option<String> diff) {
    CodeVersion version =
        new CodeVersion(
            new CodeVersionId(in.id() + "-" + number),
            in.id(),
            number,
            draft,
            diff,
            AT.plusSeconds(number));
    write(() -> storage().codeVersions().add(version));
    return version;
  }
}
