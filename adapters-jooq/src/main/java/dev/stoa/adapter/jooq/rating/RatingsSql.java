package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.Tables.DOMAIN_RATINGS;
import static dev.stoa.schema.generated.Tables.RATINGS;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.RenderedSql;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.impl.DSL;

/** The statements of ratings, rendered once for an engine. */
final class RatingsSql {

  private static final List<Field<?>> COLUMNS =
      List.of(
          RATINGS.AGENT_NAME,
          RATINGS.ELO,
          RATINGS.WINS,
          RATINGS.LOSSES,
          RATINGS.DRAWS,
          RATINGS.DEBATES_COUNT,
          RATINGS.UPDATED_AT);
  private static final List<Field<?>> DOMAIN_COLUMNS =
      List.of(
          DOMAIN_RATINGS.AGENT_NAME,
          DOMAIN_RATINGS.DOMAIN,
          DOMAIN_RATINGS.ELO,
          DOMAIN_RATINGS.DEBATES_COUNT,
          DOMAIN_RATINGS.UPDATED_AT);

  private final SQLDialect dialect;

  final List<RenderedSql> of;
  final List<RenderedSql> domainsOf;
  final RenderedSql disciplinesOf;
  final RenderedSql save;
  final RenderedSql saveDomain;
  final RenderedSql top;
  final RenderedSql leaders;
  final RenderedSql domainTop;
  final RenderedSql domainLeaders;
  final RenderedSql nextDiscipline;
  final RenderedSql all;
  final RenderedSql allDomains;

  RatingsSql(SQLDialect dialect) {
    this.dialect = dialect;
    this.of = IntStream.range(0, Names.ARITIES).mapToObj(this::ratingsOf).toList();
    this.domainsOf = IntStream.range(0, Names.ARITIES).mapToObj(this::domainRatingsOf).toList();
    this.disciplinesOf =
        render(
            DSL.select(DOMAIN_COLUMNS)
                .from(DOMAIN_RATINGS)
                .where(DOMAIN_RATINGS.AGENT_NAME.eq(param("agent", String.class)))
                .orderBy(DOMAIN_RATINGS.DOMAIN));
    this.save =
        render(
            DSL.insertInto(RATINGS)
                .columns(COLUMNS)
                .values(params(COLUMNS))
                .onConflict(RATINGS.AGENT_NAME)
                .doUpdate()
                .set(given(COLUMNS.subList(1, COLUMNS.size()))));
    this.saveDomain =
        render(
            DSL.insertInto(DOMAIN_RATINGS)
                .columns(DOMAIN_COLUMNS)
                .values(params(DOMAIN_COLUMNS))
                .onConflict(DOMAIN_RATINGS.AGENT_NAME, DOMAIN_RATINGS.DOMAIN)
                .doUpdate()
                .set(given(DOMAIN_COLUMNS.subList(2, DOMAIN_COLUMNS.size()))));
    this.top = leaders(noCondition());
    this.leaders = leaders(below(RATINGS.ELO, RATINGS.AGENT_NAME));
    this.domainTop = domainLeaders(noCondition());
    this.domainLeaders = domainLeaders(below(DOMAIN_RATINGS.ELO, DOMAIN_RATINGS.AGENT_NAME));
    this.nextDiscipline =
        render(
            DSL.select(DOMAIN_RATINGS.DOMAIN)
                .from(DOMAIN_RATINGS)
                .where(DOMAIN_RATINGS.DOMAIN.gt(param("after", String.class)))
                .orderBy(DOMAIN_RATINGS.DOMAIN)
                .limit(inline(1)));
    this.all = render(DSL.select(COLUMNS).from(RATINGS).orderBy(RATINGS.AGENT_NAME));
    this.allDomains =
        render(
            DSL.select(DOMAIN_COLUMNS)
                .from(DOMAIN_RATINGS)
                .orderBy(DOMAIN_RATINGS.AGENT_NAME, DOMAIN_RATINGS.DOMAIN));
  }

  private RenderedSql ratingsOf(int arity) {
    return render(
        DSL.select(COLUMNS)
            .from(RATINGS)
            .where(RATINGS.AGENT_NAME.in(Names.params(RATINGS.AGENT_NAME, arity)))
            .orderBy(RATINGS.AGENT_NAME));
  }

  private RenderedSql domainRatingsOf(int arity) {
    return render(
        DSL.select(DOMAIN_COLUMNS)
            .from(DOMAIN_RATINGS)
            .where(DOMAIN_RATINGS.DOMAIN.eq(param("domain", String.class)))
            .and(DOMAIN_RATINGS.AGENT_NAME.in(Names.params(DOMAIN_RATINGS.AGENT_NAME, arity)))
            .orderBy(DOMAIN_RATINGS.AGENT_NAME));
  }

  private RenderedSql leaders(Condition after) {
    return render(
        DSL.select(COLUMNS)
            .from(RATINGS)
            .where(after)
            .orderBy(RATINGS.ELO.desc(), RATINGS.AGENT_NAME)
            .limit(param("limit", Integer.class)));
  }

  private RenderedSql domainLeaders(Condition after) {
    return render(
        DSL.select(DOMAIN_COLUMNS)
            .from(DOMAIN_RATINGS)
            .where(DOMAIN_RATINGS.DOMAIN.eq(param("domain", String.class)))
            .and(after)
            .orderBy(DOMAIN_RATINGS.ELO.desc(), DOMAIN_RATINGS.AGENT_NAME)
            .limit(param("limit", Integer.class)));
  }

  /** After a place: told so that the index is entered at it, whatever the engine. */
  private static Condition below(Field<Double> elo, Field<String> name) {
    return elo.le(param("elo", Double.class))
        .and(elo.lt(param("elo", Double.class)).or(name.gt(param("name", String.class))));
  }

  private static List<Field<?>> params(List<Field<?>> columns) {
    return columns.stream().<Field<?>>map(column -> param("value", column)).toList();
  }

  private static Map<Field<?>, Field<?>> given(List<Field<?>> columns) {
    Map<Field<?>, Field<?>> given = new LinkedHashMap<>();
    columns.forEach(column -> given.put(column, excluded(column)));
    return given;
  }

  private RenderedSql render(Query query) {
    return RenderedSql.of(dialect, query);
  }
}
