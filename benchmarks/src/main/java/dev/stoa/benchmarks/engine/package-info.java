/** Plain JDBC on both engines, without Stoa: what the other sides of a comparison are made of. */
package dev.stoa.benchmarks.engine;
