package dev.stoa.app.graph;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.graph.GraphOperations;
import dev.stoa.domain.graph.NewEntity;
import dev.stoa.domain.kernel.Refusal;
import io.vavr.control.Either;

/** Entities are created, related, merged and found by what is around them. */
public final class GraphDemo implements DemoSection {

  @Override
  public String title() {
    return "A graph of entities";
  }

  @Override
  public void run(DemoContext demo) {
    GraphOperations graph = demo.stoa().graph();
    done(graph.create(NewEntity.of("Ada", "person").observation("Writes programs")));
    done(graph.create(NewEntity.of("Countess Lovelace", "person").observation("Likes engines")));
    done(graph.create(NewEntity.of("Analytical Engine", "machine")));
    done(graph.create(NewEntity.of("London", "city")));
    done(graph.relate("Countess Lovelace", "programs", "Analytical Engine"));
    done(graph.relate("Analytical Engine", "stands-in", "London"));
    demo.run(
        "Two entities are the same person, so one is merged into the other:",
        "graph.merge",
        "{'entity':'Countess Lovelace','into':'Ada'}");
    demo.run("The way from one entity to another:", "graph.path", "{'from':'Ada','to':'London'}");
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }
}
