package dev.stoa.app.rating;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.TournamentId;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** A match of two agents of all keys, and a prediction that came true. */
public final class RatingWrites implements TorturedContext {

  private static final String WINNER = "torture-winner";
  private static final String LOSER = "torture-loser";
  private static final OutcomeName OUTCOME = new OutcomeName(WINNER);
  private static final String WINS = "wins of " + WINNER;
  private static final String MEETINGS = "meetings of " + WINNER + " and " + LOSER;
  private static final String PREDICTIONS = "predictions of " + LOSER;

  @Override
  public void write(Workspace workspace, String key) {
    done(workspace.ratings().registering().record(NewMatch.won(key, WINNER, LOSER)));
    done(workspace.calibration().registering().predict(key, LOSER, Forecast.of(OUTCOME, 0.7)));
    done(workspace.calibration().resolve(new TournamentId(key), OUTCOME));
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    return List.of(
        workspace.ratings().match(new MatchId(key)).exists(match -> match.parts().size() == 2),
        workspace
                .calibration()
                .predictions(new TournamentId(key), PageRequest.first())
                .items()
                .flatMap(Prediction::decision)
                .size()
            == 1);
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        WINS,
        workspace -> workspace.ratings().rating(WINNER).map(AgentRating::wins).getOrElse(0L),
        MEETINGS,
        workspace ->
            workspace
                .ratings()
                .relationship(WINNER, LOSER)
                .map(relationship -> relationship.counters().debates())
                .getOrElse(0L),
        PREDICTIONS,
        workspace ->
            workspace
                .calibration()
                .find(LOSER)
                .map(calibration -> calibration.tally().predictions())
                .getOrElse(0L));
  }
}
