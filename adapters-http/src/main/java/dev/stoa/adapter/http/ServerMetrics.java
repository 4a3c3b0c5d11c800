package dev.stoa.adapter.http;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;

/** Counts requests, for Prometheus. */
public final class ServerMetrics {

  /** What Prometheus reads. */
  static final String MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  /** Nothing counted yet. */
  public ServerMetrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
  }

  /** Where others count too, such as units of work. */
  public MeterRegistry registry() {
    return registry;
  }

  void answered(String method, String action, int status, Duration duration) {
    registry
        .timer(
            "stoa.http.requests",
            Tags.of("method", method, "action", action, "status", Integer.toString(status)))
        .record(duration);
  }

  void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  void counter(String name, String description, RequestQueue queue) {
    FunctionCounter.builder(name, queue, RequestQueue::rejected)
        .description(description)
        .register(registry);
  }

  String text() {
    return registry.scrape();
  }
}
