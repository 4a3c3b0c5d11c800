package dev.stoa.langgraph4j;

import static org.bsc.langgraph4j.StateGraph.END;
import static org.bsc.langgraph4j.StateGraph.START;
import static org.bsc.langgraph4j.action.AsyncNodeAction.node_async;

import dev.stoa.bootstrap.Stoa;
import java.util.Map;
import org.bsc.langgraph4j.CompileConfig;
import org.bsc.langgraph4j.CompiledGraph;
import org.bsc.langgraph4j.GraphInput;
import org.bsc.langgraph4j.RunnableConfig;
import org.bsc.langgraph4j.StateGraph;
import org.bsc.langgraph4j.serializer.std.ObjectStreamStateSerializer;
import org.bsc.langgraph4j.state.AgentState;

/** A graph that stops before a person approves, and goes on in another process. */
public final class Example {

  public static void main(String[] args) throws Exception {
    String url = args.length > 0 ? args[0] : "jdbc:sqlite:agents.db";
    RunnableConfig thread = RunnableConfig.builder().threadId("order 17").build();
    try (Stoa stoa = Stoa.open(url)) {
      graph(stoa).invoke(Map.of("order", 17), thread);
    }
    try (Stoa stoa = Stoa.open(url)) {
      CompiledGraph<AgentState> graph = graph(stoa);
      RunnableConfig approved = graph.updateState(thread, Map.of("approved", true));
      System.out.println(graph.invoke(GraphInput.resume(), approved).get().data());
    }
  }

  static CompiledGraph<AgentState> graph(Stoa stoa) throws Exception {
    ObjectStreamStateSerializer<AgentState> states =
        new ObjectStreamStateSerializer<>(AgentState::new);
    return new StateGraph<>(states)
        .addNode("check", node_async(state -> Map.of("checked", true)))
        .addNode(
            "ship", node_async(state -> Map.of("shipped", state.value("approved").isPresent())))
        .addEdge(START, "check")
        .addEdge("check", "ship")
        .addEdge("ship", END)
        .compile(
            CompileConfig.builder()
                .checkpointSaver(StoaCheckpointSaver.of(stoa, states))
                .interruptBefore("ship")
                .build());
  }
}
