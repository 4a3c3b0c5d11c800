package dev.stoa.bootstrap.graph;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.stoa.application.graph.GraphOperations;
import dev.stoa.bootstrap.storage.Wiring;

/** Provides the operations of the graph. */
public final class GraphModule extends AbstractModule {

  @Provides
  @Singleton
  private static GraphOperations graph(Wiring wiring) {
    return new GraphOperations(wiring.storage(), wiring.clock(), wiring.ids());
  }
}
