package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The code versions of debate sessions, which are only added. */
public interface CodeVersions {

  /** Stores a new version; the session is locked, so that numbers are unique. */
  void add(CodeVersion version);

  /** The version of the highest number. */
  Option<CodeVersion> latest(DebateSessionId session);

  /** The version of this number. */
  Option<CodeVersion> find(DebateSessionId session, long number);

  /** Versions of a session with a greater number, in ascending order. */
  Seq<CodeVersion> after(DebateSessionId session, long number, int limit);

  /** Versions in a language, newest first, ties by descending id. */
  Seq<CodeVersion> ofLanguage(
      String language, Option<TimePosition<CodeVersionId>> after, int limit);

  /** Versions of at least this score, best first, ties by descending id. */
  Seq<CodeVersion> ranked(
      VersionScore score, double least, Option<CodeVersion.ScoreKey> after, int limit);

  /** Versions whose metrics have a member, in ascending id. */
  Seq<CodeVersion> containing(JsonMember member, Option<CodeVersionId> after, int limit);
}
