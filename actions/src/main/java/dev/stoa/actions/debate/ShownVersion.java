package dev.stoa.actions.debate;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;
import java.time.Instant;

/** A code version. */
record ShownVersion(
    CodeVersionId versionId,
    DebateSessionId sessionId,
    long version,
    Option<DebateTurnId> turnId,
    Option<String> language,
    Option<Double> quality,
    @Param("The share of tests that pass.") Option<Double> testPassRate,
    CanonicalJson metrics,
    String code,
    @Param("The unified diff from the previous version.") Option<String> diff,
    Instant createdAt) {

  static ShownVersion of(CodeVersion version) {
    return new ShownVersion(
        version.id(),
        version.session(),
        version.number(),
        version.draft().turn(),
        version.draft().language(),
        version.draft().quality(),
        version.draft().testPassRate(),
        version.draft().metrics(),
        version.draft().code(),
        version.diff(),
        version.createdAt());
  }
}
