package dev.stoa.application.debate;

import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.CodeVersions;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.VersionScore;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on the code that debates produce, in numbered versions. */
public final class CodeVersionOperations {

  private final UnitOfWork unitOfWork;
  private final CodeVersions versions;
  private final AddVersion add;

  /** For one workspace, with its clock and id source. */
  public CodeVersionOperations(DebateStorage storage, InstantSource time, IdSource ids) {
    this.unitOfWork = storage.unitOfWork();
    this.versions = storage.codeVersions();
    this.add = new AddVersion(storage, MicrosecondClock.of(time), ids);
  }

  /** Adds code to a running session as its next version, with the diff from the previous one. */
  public Either<DebateRefused, CodeVersion> add(DebateSessionId id, CodeDraft draft) {
    return unitOfWork.write(() -> add.add(id, draft));
  }

  /** Adds the code of an earlier version again, as a new one. */
  public Either<DebateRefused, CodeVersion> rollback(DebateSessionId id, long number) {
    return unitOfWork.write(() -> add.rollback(id, number));
  }

  /** The latest version of a session. */
  public Option<CodeVersion> latest(DebateSessionId id) {
    return unitOfWork.read(() -> versions.latest(id));
  }

  /** A version of a session. */
  public Option<CodeVersion> find(DebateSessionId id, long number) {
    return unitOfWork.read(() -> versions.find(id, number));
  }

  /** Versions of a session in order; the next page begins after its {@code next}. */
  public Page<CodeVersion, Long> list(DebateSessionId id, PageRequest<Long> page) {
    return page.page(
        unitOfWork.read(() -> versions.after(id, page.after().getOrElse(0L), page.limit())),
        CodeVersion::number);
  }

  /** Versions in a language, of all sessions, newest first. */
  public Page<CodeVersion, TimePosition<CodeVersionId>> inLanguage(
      String language, PageRequest<TimePosition<CodeVersionId>> page) {
    return page.page(
        unitOfWork.read(() -> versions.ofLanguage(language, page.after(), page.limit())),
        CodeVersion::ageKey);
  }

  /** Versions of at least a score, of all sessions, best first. */
  public Page<CodeVersion, CodeVersion.ScoreKey> best(
      VersionScore score, double least, PageRequest<CodeVersion.ScoreKey> page) {
    return page.page(
        unitOfWork.read(() -> versions.ranked(score, least, page.after(), page.limit())),
        one -> new CodeVersion.ScoreKey(score.of(one).getOrElse(0.0), one.id()));
  }

  /** Versions whose metrics have a member; the next page begins after an id. */
  public Page<CodeVersion, CodeVersionId> containing(
      JsonMember member, PageRequest<CodeVersionId> page) {
    return page.page(
        unitOfWork.read(() -> versions.containing(member, page.after(), page.limit())),
        CodeVersion::id);
  }
}
