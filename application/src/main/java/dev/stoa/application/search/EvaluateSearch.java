package dev.stoa.application.search;

import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.search.EvaluatedSearch;
import dev.stoa.domain.search.EvaluatedSearch.Way;
import dev.stoa.domain.search.JudgedAnswer;
import dev.stoa.domain.search.JudgedQuestion;
import dev.stoa.domain.search.RankingFigures;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchRefused;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Function;

/** The step of asking judged questions and comparing the answers with the expected ones. */
final class EvaluateSearch {

  private final Function<SearchEverything, Either<SearchRefused, Page<SearchHit, Integer>>> search;
  private final InstantSource clock;

  EvaluateSearch(
      Function<SearchEverything, Either<SearchRefused, Page<SearchHit, Integer>>> search,
      InstantSource clock) {
    this.search = search;
    this.clock = clock;
  }

  /** Figures of all questions, then of each ability. */
  Either<SearchRefused, Seq<EvaluatedSearch>> run(
      Way way, SearchEverything where, Seq<JudgedQuestion> questions) {
    Vector<JudgedAnswer> answers = Vector.empty();
    for (JudgedQuestion question : questions) {
      Either<SearchRefused, JudgedAnswer> answer = answer(where, question);
      if (answer.isLeft()) {
        return Either.left(answer.getLeft());
      }
      answers = answers.append(answer.get());
    }
    return Either.right(figures(way, answers, where.page().limit()));
  }

  private Either<SearchRefused, JudgedAnswer> answer(
      SearchEverything where, JudgedQuestion question) {
    Instant before = clock.instant();
    Either<SearchRefused, Page<SearchHit, Integer>> found =
        search.apply(where.asking(question.question()));
    Duration took = Duration.between(before, clock.instant());
    return found.map(
        page ->
            new JudgedAnswer(
                question,
                page.items().map(hit -> hit.alsoAt().prepend(hit.at()).map(SearchPlace::id)),
                took.isNegative() ? Duration.ZERO : took));
  }

  private static Seq<EvaluatedSearch> figures(Way way, Seq<JudgedAnswer> answers, int depth) {
    Seq<EvaluatedSearch> byAbility =
        answers
            .flatMap(answer -> answer.asked().ability())
            .distinct()
            .map(
                ability ->
                    new EvaluatedSearch(
                        way,
                        Option.some(ability),
                        RankingFigures.of(
                            answers.filter(answer -> answer.asked().ability().contains(ability)),
                            depth)));
    return byAbility.prepend(
        new EvaluatedSearch(way, Option.none(), RankingFigures.of(answers, depth)));
  }
}
