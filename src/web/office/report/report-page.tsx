import { useQuery } from '@tanstack/react-query'
import { reportWords as words } from '#content/admin-money.ts'
import { type ReportFigures, readReport } from '#web/data/marketing-report.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Figures } from '#web/ui/figures.tsx'
import { ExportForm } from './export-form.tsx'
import { MonthChart } from './month-chart.tsx'

export function ReportPage() {
  const query = useQuery({ queryKey: ['report'], queryFn: readReport })
  return (
    <OfficePage title={words.title}>
      <QueryState query={query} failed={words.failed}>
        {figures => <Report figures={figures} />}
      </QueryState>
    </OfficePage>
  )
}

function Report({ figures: { totals, consenting, months } }: { figures: ReportFigures }) {
  return (
    <>
      <Figures
        figures={(['clients', 'referrals', 'points'] as const).map(name => ({
          label: words.totals[name],
          value: inThousands(totals[name]),
        }))}
      />
      <div className="month-charts">
        <MonthChart
          title={words.growth}
          bars={months.map(({ month, clients }) => ({ month, count: clients }))}
        />
        <MonthChart
          title={words.referrals}
          bars={months.map(({ month, referrals }) => ({ month, count: referrals }))}
        />
      </div>
      <ExportForm consenting={consenting} />
    </>
  )
}

// '1 862'
function inThousands(count: number) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
