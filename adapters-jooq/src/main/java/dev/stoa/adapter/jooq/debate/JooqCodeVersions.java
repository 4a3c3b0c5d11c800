package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.CodeVersions.CODE_VERSIONS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
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
import org.jooq.Field;

/** The versions in the table {@code code_versions}. */
public final class JooqCodeVersions implements CodeVersions {

  static final Rows<CodeVersion> VERSIONS =
      Rows.of(CODE_VERSIONS, JooqCodeVersions::version)
          .key(CODE_VERSIONS.ID, version -> version.id().value())
          .set(CODE_VERSIONS.SESSION_ID, version -> version.session().value())
          .maybe(CODE_VERSIONS.TURN_ID, version -> version.draft().turn().map(DebateTurnId::value))
          .maybe(CODE_VERSIONS.LANGUAGE, version -> version.draft().language())
          .set(CODE_VERSIONS.CODE, version -> version.draft().code())
          .set(CODE_VERSIONS.VERSION_NUMBER, CodeVersion::number)
          .maybe(CODE_VERSIONS.QUALITY_SCORE, version -> version.draft().quality())
          .maybe(CODE_VERSIONS.TEST_PASS_RATE, version -> version.draft().testPassRate())
          .set(CODE_VERSIONS.METRICS, version -> JsonColumn.of(version.draft().metrics()))
          .maybe(CODE_VERSIONS.DIFF_FROM_PREVIOUS, CodeVersion::diff)
          .set(CODE_VERSIONS.CREATED_AT, CodeVersion::createdAt);

  static final Pages<Long, CodeVersion> IN_ORDER =
      VERSIONS.pages(Order.ascending(CODE_VERSIONS.VERSION_NUMBER, number -> number));
  static final Pages<Long, CodeVersion> LATEST =
      VERSIONS.pages(Order.descending(CODE_VERSIONS.VERSION_NUMBER, number -> number));
  static final Pages<TimePosition<CodeVersionId>, CodeVersion> NEWEST =
      VERSIONS.pages(Order.newestFirst(CODE_VERSIONS.CREATED_AT, CODE_VERSIONS.ID));
  static final Pages<CodeVersion.ScoreKey, CodeVersion> BEST_QUALITY =
      best(CODE_VERSIONS.QUALITY_SCORE);
  static final Pages<CodeVersion.ScoreKey, CodeVersion> BEST_PASS_RATE =
      best(CODE_VERSIONS.TEST_PASS_RATE);
  static final Pages<String, CodeVersion> CONTAINING =
      VERSIONS.pages(JsonContainment.by(CODE_VERSIONS.ID));

  static final Filter<String> OF_SESSION = Filter.eq(CODE_VERSIONS.SESSION_ID);
  static final Filter<Long> OF_NUMBER = Filter.eq(CODE_VERSIONS.VERSION_NUMBER);
  static final Filter<String> OF_LANGUAGE = Filter.eq(CODE_VERSIONS.LANGUAGE);
  static final Filter<Double> OF_QUALITY = Filter.atLeast(CODE_VERSIONS.QUALITY_SCORE);
  static final Filter<Double> OF_PASS_RATE = Filter.atLeast(CODE_VERSIONS.TEST_PASS_RATE);
  static final Filter<JsonMember> IN_METRICS = JsonContainment.inObject(CODE_VERSIONS.METRICS);

  private final JooqSession session;

  public JooqCodeVersions(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(CodeVersion version) {
    VERSIONS.add(session, version);
  }

  @Override
  public Option<CodeVersion> latest(DebateSessionId of) {
    return LATEST.head(session, Filters.NONE.and(OF_SESSION, of.value()));
  }

  @Override
  public Option<CodeVersion> find(DebateSessionId of, long number) {
    return IN_ORDER.head(session, Filters.NONE.and(OF_SESSION, of.value()).and(OF_NUMBER, number));
  }

  @Override
  public Seq<CodeVersion> after(DebateSessionId of, long number, int limit) {
    return IN_ORDER.page(
        session, Filters.NONE.and(OF_SESSION, of.value()), Option.some(number), limit);
  }

  @Override
  public Seq<CodeVersion> ofLanguage(
      String language, Option<TimePosition<CodeVersionId>> after, int limit) {
    return NEWEST.page(session, Filters.NONE.and(OF_LANGUAGE, language), after, limit);
  }

  @Override
  public Seq<CodeVersion> ranked(
      VersionScore score, double least, Option<CodeVersion.ScoreKey> after, int limit) {
    return switch (score) {
      case QUALITY -> BEST_QUALITY.page(session, Filters.NONE.and(OF_QUALITY, least), after, limit);
      case TEST_PASS_RATE ->
          BEST_PASS_RATE.page(session, Filters.NONE.and(OF_PASS_RATE, least), after, limit);
    };
  }

  @Override
  public Seq<CodeVersion> containing(JsonMember member, Option<CodeVersionId> after, int limit) {
    return CONTAINING.page(
        session,
        Filters.NONE.and(IN_METRICS, member),
        Option.some(after.map(CodeVersionId::value).getOrElse("")),
        limit);
  }

  private static Pages<CodeVersion.ScoreKey, CodeVersion> best(Field<Double> score) {
    return VERSIONS.pages(
        Order.descending(
            score, CodeVersion.ScoreKey::score, CODE_VERSIONS.ID, last -> last.id().value()));
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
