/** What an engine provides: connections, its schema and how its failures are classified. */
@NullMarked
package dev.stoa.adapter.jooq.engine;

import org.jspecify.annotations.NullMarked;
