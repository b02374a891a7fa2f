import type { NutritionRow } from './nutrition';
import styles from './nutrition-table.module.css';

export function NutritionTable({ caption, rows }: { caption: string; rows: NutritionRow[] }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, value, isPart }) => (
          <tr key={label} className={isPart ? styles.part : undefined}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
