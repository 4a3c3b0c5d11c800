/** What is remembered of imports from other systems, on either engine. */
@NullMarked
package dev.stoa.adapter.jooq.imports;

import org.jspecify.annotations.NullMarked;
