package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.CodeVersions;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.VersionScore;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The code versions in a list. */
final class InMemoryCodeVersions implements CodeVersions {

  private static final Comparator<CodeVersion.AgeKey> OLDEST =
      Comparator.comparing(CodeVersion.AgeKey::createdAt).thenComparing(CodeVersion.AgeKey::id);
  private static final Comparator<CodeVersion.ScoreKey> WORST =
      Comparator.comparingDouble(CodeVersion.ScoreKey::score)
          .thenComparing(CodeVersion.ScoreKey::id);

  private final DebateCells cells;

  InMemoryCodeVersions(DebateCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(CodeVersion version) {
    cells.versions().update(all -> all.append(version));
  }

  @Override
  public Option<CodeVersion> latest(DebateSessionId session) {
    return of(session).maxBy(CodeVersion::number);
  }

  @Override
  public Option<CodeVersion> find(DebateSessionId session, long number) {
    return of(session).find(version -> version.number() == number);
  }

  @Override
  public Seq<CodeVersion> after(DebateSessionId session, long number, int limit) {
    return of(session)
        .filter(version -> version.number() > number)
        .sortBy(CodeVersion::number)
        .take(limit);
  }

  @Override
  public Seq<CodeVersion> ofLanguage(String language, Option<CodeVersion.AgeKey> after, int limit) {
    return cells
        .versions()
        .get()
        .filter(version -> version.draft().language().contains(language))
        .filter(version -> after.forAll(last -> OLDEST.compare(version.ageKey(), last) < 0))
        .sorted(Comparator.comparing(CodeVersion::ageKey, OLDEST.reversed()))
        .take(limit);
  }

  @Override
  public Seq<CodeVersion> ranked(
      VersionScore score, double least, Option<CodeVersion.ScoreKey> after, int limit) {
    return cells
        .versions()
        .get()
        .filter(version -> score.of(version).exists(value -> value >= least))
        .filter(version -> after.forAll(last -> WORST.compare(key(version, score), last) < 0))
        .sorted(Comparator.comparing(version -> key(version, score), WORST.reversed()))
        .take(limit);
  }

  private static CodeVersion.ScoreKey key(CodeVersion version, VersionScore score) {
    return new CodeVersion.ScoreKey(score.of(version).get(), version.id());
  }

  @Override
  public Seq<CodeVersion> containing(JsonMember member, Option<CodeVersionId> after, int limit) {
    return cells
        .versions()
        .get()
        .filter(version -> after.forAll(last -> version.id().compareTo(last) > 0))
        .filter(version -> member.isIn(version.draft().metrics()))
        .sortBy(CodeVersion::id)
        .take(limit);
  }

  private Seq<CodeVersion> of(DebateSessionId session) {
    return cells.versions().get().filter(version -> version.session().equals(session));
  }
}
