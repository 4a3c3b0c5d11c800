package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.CodeVersions.CODE_VERSIONS;

import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.CodeVersions;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.VersionScore;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The versions in the table {@code code_versions}. */
public final class JooqCodeVersions implements CodeVersions {

  private final JooqSession session;

  public JooqCodeVersions(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(CodeVersion version) {
    CodeDraft draft = version.draft();
    session.run(
        VersionSql.INSERT,
        binds ->
            binds
                .set(CODE_VERSIONS.ID, version.id().value())
                .set(CODE_VERSIONS.SESSION_ID, version.session().value())
                .set(CODE_VERSIONS.TURN_ID, draft.turn().map(DebateTurnId::value).getOrNull())
                .set(CODE_VERSIONS.LANGUAGE, draft.language().getOrNull())
                .set(CODE_VERSIONS.CODE, draft.code())
                .set(CODE_VERSIONS.VERSION_NUMBER, version.number())
                .set(CODE_VERSIONS.QUALITY_SCORE, draft.quality().getOrNull())
                .set(CODE_VERSIONS.TEST_PASS_RATE, draft.testPassRate().getOrNull())
                .set(CODE_VERSIONS.METRICS, JsonColumn.of(draft.metrics()))
                .set(CODE_VERSIONS.DIFF_FROM_PREVIOUS, version.diff().getOrNull())
                .set(CODE_VERSIONS.CREATED_AT, version.createdAt()));
  }

  @Override
  public Option<CodeVersion> latest(DebateSessionId of) {
    return session.one(
        VersionSql.LATEST,
        binds -> binds.set(CODE_VERSIONS.SESSION_ID, of.value()),
        JooqCodeVersions::version);
  }

  @Override
  public Option<CodeVersion> find(DebateSessionId of, long number) {
    return session.one(
        VersionSql.FIND,
        binds -> binds.set(CODE_VERSIONS.SESSION_ID, of.value()).set(VersionSql.NUMBER, number),
        JooqCodeVersions::version);
  }

  @Override
  public Seq<CodeVersion> after(DebateSessionId of, long number, int limit) {
    return session.list(
        VersionSql.AFTER_NUMBER,
        binds ->
            binds
                .set(CODE_VERSIONS.SESSION_ID, of.value())
                .set(VersionSql.NUMBER, number)
                .set(VersionSql.LIMIT, limit),
        JooqCodeVersions::version);
  }

  @Override
  public Seq<CodeVersion> ofLanguage(
      String language, Option<TimePosition<CodeVersionId>> after, int limit) {
    return session.list(
        after.isEmpty() ? VersionSql.OF_LANGUAGE : VersionSql.OF_LANGUAGE_AFTER,
        binds -> {
          for (TimePosition<CodeVersionId> last : after) {
            VersionSql.NEWEST_FIRST.bind(binds, last);
          }
          binds.set(CODE_VERSIONS.LANGUAGE, language).set(VersionSql.LIMIT, limit);
        },
        JooqCodeVersions::version);
  }

  @Override
  public Seq<CodeVersion> ranked(
      VersionScore score, double least, Option<CodeVersion.ScoreKey> after, int limit) {
    return session.list(
        VersionSql.ranked(score, after.isDefined()),
        binds -> {
          for (CodeVersion.ScoreKey last : after) {
            binds
                .set(VersionSql.AFTER_SCORE, last.score())
                .set(VersionSql.AFTER, last.id().value());
          }
          binds.set(VersionSql.LEAST, least).set(VersionSql.LIMIT, limit);
        },
        JooqCodeVersions::version);
  }

  @Override
  public Seq<CodeVersion> containing(JsonMember member, Option<CodeVersionId> after, int limit) {
    return session.list(
        VersionSql.WITH_METRICS,
        binds ->
            VersionSql.IN_METRICS
                .bind(binds, member)
                .set(VersionSql.AFTER, after.map(CodeVersionId::value).getOrElse(""))
                .set(VersionSql.LIMIT, limit),
        JooqCodeVersions::version);
  }

  private static CodeVersion version(Row row) throws SQLException {
    return new CodeVersion(
        new CodeVersionId(row.get(CODE_VERSIONS.ID)),
        new DebateSessionId(row.get(CODE_VERSIONS.SESSION_ID)),
        row.get(CODE_VERSIONS.VERSION_NUMBER),
        new CodeDraft(
            row.get(CODE_VERSIONS.CODE),
            Option.of(row.get(CODE_VERSIONS.TURN_ID)).map(DebateTurnId::new),
            Option.of(row.get(CODE_VERSIONS.LANGUAGE)),
            Option.of(row.get(CODE_VERSIONS.QUALITY_SCORE)),
            Option.of(row.get(CODE_VERSIONS.TEST_PASS_RATE)),
            JsonColumn.canonical(row.get(CODE_VERSIONS.METRICS))),
        Option.of(row.get(CODE_VERSIONS.DIFF_FROM_PREVIOUS)),
        row.get(CODE_VERSIONS.CREATED_AT));
  }
}
