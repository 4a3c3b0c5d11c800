package dev.stoa.adapter.mcp;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import java.util.List;

/** What a validator of others says about JSON and a schema, formats included. */
final class OutsideSchema {

  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private OutsideSchema() {}

  static List<String> faults(JsonObject schema, JsonObject json) {
    return REGISTRY
        .getSchema(Exchange.json(schema), InputFormat.JSON)
        .validate(
            CanonicalJson.of(json).text(),
            InputFormat.JSON,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .stream()
        .map(Error::toString)
        .toList();
  }
}
