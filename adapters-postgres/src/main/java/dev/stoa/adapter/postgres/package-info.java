/** PostgreSQL storage: one schema is one workspace. */
@NullMarked
package dev.stoa.adapter.postgres;

import org.jspecify.annotations.NullMarked;
