package dev.stoa.actions.lesson;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Listing;
import dev.stoa.actions.Progress;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.lesson.LessonOperations;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.lesson.ApplicationId;
import dev.stoa.domain.lesson.LessonApplication;
import dev.stoa.domain.lesson.LessonCategory;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.lesson.LessonOutcome;
import dev.stoa.domain.lesson.LessonQuery;
import dev.stoa.domain.lesson.LessonQueryBuilder;
import dev.stoa.domain.lesson.LessonRefused;
import dev.stoa.domain.lesson.LessonTier;
import dev.stoa.domain.search.Matching;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of lessons. */
public final class LessonActions {

  static final String LESSON = "Its id.";
  private static final String[] COLUMNS = {
    "title", "solution", "category", "domain", "tier", "applied", "successes", "lesson_id"
  };

  private LessonActions() {}

  /** The actions that begin with {@code lesson}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "lesson",
            "Lessons of debates: search, apply, see how they fare.",
            LessonActions::actions));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        learn(),
        ExtractionActions.extract(),
        show(),
        list(),
        search(),
        apply(),
        resolve(),
        applications(),
        statistics(),
        expire());
  }

  private static Action<?, ?> learn() {
    return Action.ofWorkspace()
        .write("lesson.learn", "Stores a lesson, unless it is stored already.")
        .example(
            "{'title':'Pool connections','problem':'Slow reads','solution':'Use a pool',"
                + "'category':'optimization','domain':'ops'}")
        .creates()
        .writesItems()
        .takes(LearnLesson.INPUT)
        .answers(
            LessonViews.LESSON, (workspace, input) -> workspace.lessons().learn(input.draft()));
  }

  record NamedLesson(@Param(value = LESSON, position = 0) LessonId lesson) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("lesson.show", "Shows a lesson, expired or not.")
        .example("{'lesson':'9bb685106c6ce32b169479b2433c90b3'}")
        .takes(NamedLesson.class)
        .gives(
            LessonViews.LISTED,
            (workspace, input) ->
                workspace
                    .lessons()
                    .find(input.lesson())
                    .toEither(() -> new LessonRefused.Unknown(input.lesson())));
  }

  record ListLessons(@Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("lesson.list", "Lists lessons, expired or not, newest first.")
        .example("{'limit':10}")
        .listing("lessons")
        .columns(COLUMNS)
        .takes(ListLessons.class)
        .answersPage(
            LessonViews.LISTED,
            (workspace, input) -> workspace.lessons().list(input.page().byTime(LessonId.class)));
  }

  record SearchLessons(
      @Param(value = "The search words.", position = 0, label = "word") Seq<String> words,
      @Param(value = "How words are matched.", defaultValue = "any") Matching match,
      @Param(value = "Only in these categories.", option = "category")
          Seq<LessonCategory> categories,
      @Param("Only of this domain.") Option<Discipline> domain,
      @Param(value = "Of this tier or a better one.", defaultValue = "bronze") LessonTier minTier,
      @Param(
              value = "The least score, relative to the best hit.",
              min = 0,
              max = 1,
              defaultValue = "0")
          double minScore,
      @Param("Those that have expired too.") boolean includeExpired,
      @Param(value = Listing.LIMIT, min = 1, max = 1000, defaultValue = "10") int limit) {

    SearchLessons {
      if (words.isEmpty()) {
        throw BadInput.at("words", "it is missing: give at least one word");
      }
    }

    private LessonQuery query() {
      return LessonQueryBuilder.builder()
          .words(words.mkString(" "))
          .matching(match)
          .categories(categories.toSet())
          .domain(domain)
          .minTier(minTier)
          .minScore(minScore)
          .includeExpired(includeExpired)
          .limit(limit)
          .build();
    }
  }

  private static Action<?, ?> search() {
    return Action.ofWorkspace()
        .read("lesson.search", "Finds lessons by their words, best first.")
        .example("{'words':['pool','connections']}")
        .example(
            "{'words':['slow reads'],'match':'phrase','categories':['optimization'],"
                + "'domain':'ops','min_tier':'silver','min_score':0.5,'include_expired':true}")
        .listing("hits")
        .empty("Nothing found.")
        .columns(
            "lesson.title",
            "snippet",
            "score",
            "lesson.category",
            "lesson.tier",
            "lesson.lesson_id")
        .takes(SearchLessons.class)
        .answersItems(
            LessonViews.HIT, (workspace, input) -> workspace.lessons().search(input.query()));
  }

  record ApplyLesson(
      @Param(value = LESSON, position = 0) LessonId lesson,
      @Param(value = "The debate that applies it.", label = "id") Option<String> debate) {

    private Either<LessonRefused, LessonApplication> apply(LessonOperations lessons) {
      return debate.map(id -> lessons.apply(lesson, id)).getOrElse(() -> lessons.apply(lesson));
    }
  }

  private static Action<?, ?> apply() {
    return Action.ofWorkspace()
        .write("lesson.apply", "Notes that a lesson is applied.")
        .example("{'lesson':'9bb685106c6ce32b169479b2433c90b3','debate':'d1'}")
        .takes(ApplyLesson.class)
        .gives(LessonViews.APPLICATION, (workspace, input) -> input.apply(workspace.lessons()));
  }

  record ResolveApplication(
      @Param(value = "The application.", position = 0) ApplicationId application,
      @Param(value = "How it ended.", position = 1) LessonViews.Result outcome,
      @Param(value = "A score.", min = 0, max = 1) Option<Double> feedback) {}

  private static Action<?, ?> resolve() {
    return Action.ofWorkspace()
        .write("lesson.resolve", "Records how applying a lesson ended, once.")
        .details(
            "From the fifth outcome on, a lesson of which at least 80 % succeed rises in tier.")
        .example("{'application':'a-1','outcome':'succeeded','feedback':0.9}")
        .takes(ResolveApplication.class)
        .gives(
            LessonViews.APPLICATION,
            (workspace, input) ->
                workspace
                    .lessons()
                    .resolve(
                        input.application(),
                        new LessonOutcome(
                            input.outcome() == LessonViews.Result.SUCCEEDED, input.feedback())));
  }

  record ListApplications(
      @Param(value = LESSON, position = 0) LessonId lesson, @Paged Paging page) {}

  private static Action<?, ?> applications() {
    return Action.ofWorkspace()
        .read("lesson.applications", "Lists the uses of a lesson, newest first.")
        .example("{'lesson':'9bb685106c6ce32b169479b2433c90b3'}")
        .listing("applications")
        .takes(ListApplications.class)
        .answersPage(
            LessonViews.APPLICATION,
            (workspace, input) ->
                workspace
                    .lessons()
                    .applications(input.lesson(), input.page().byTime(ApplicationId.class)));
  }

  record CountLessons() {}

  private static Action<?, ?> statistics() {
    return Action.ofWorkspace()
        .read("lesson.statistics", "Counts lessons and how they fared.")
        .example("{}")
        .takes(CountLessons.class)
        .answers(LessonViews.STATISTICS, (workspace, input) -> workspace.lessons().statistics());
  }

  record ExpireLessons(
      @Param(value = "How many in one transaction.", min = 1, max = 1000, defaultValue = "500")
          int batch) {}

  record ExpiredLessons(@Param("How many lessons were removed.") long removed) {}

  private static Action<?, ?> expire() {
    return Action.ofOperator()
        .destroy("lesson.expire", "Removes lessons that have expired, in batches; audited.")
        .example("{}")
        .takes(ExpireLessons.class)
        .gives(
            ExpiredLessons.class,
            (workspace, input, progress) ->
                Either.right(expired(workspace.lessons(), input.batch(), progress)));
  }

  private static ExpiredLessons expired(LessonOperations lessons, int batch, Progress progress) {
    long removed = 0;
    int last;
    do {
      last = lessons.expire(batch).size();
      removed += last;
      progress.done(removed);
    } while (last == batch);
    return new ExpiredLessons(removed);
  }
}
